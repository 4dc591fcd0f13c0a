-- What 0121 noted for 0130 has been read.
update sites set settings = settings - 'shippingOptions' where settings ? 'shippingOptions';
