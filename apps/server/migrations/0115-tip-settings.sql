call create_resource_table('tip_settings'); -- doc: the settings as the wire has them
