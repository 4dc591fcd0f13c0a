-- How parcels go by USPS: services, packages, and where from.
call create_resource_table('shippo_configurations'); -- doc: services, package, location, regions
