call create_resource_table('promotions'); -- doc: `Promotion` of domains/promotions
