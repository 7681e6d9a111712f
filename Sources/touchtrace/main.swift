print("touchtrace")
