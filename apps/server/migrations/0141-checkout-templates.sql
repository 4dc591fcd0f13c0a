call create_resource_table('checkout_templates');
