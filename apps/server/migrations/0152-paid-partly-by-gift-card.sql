-- A gift card is a payment: placed orders of which one paid a part are partly paid, or partly refunded.
update orders set payment_status = case payment_status when 'FULLY_REFUNDED' then 'PARTIALLY_REFUNDED' else 'PARTIALLY_PAID' end
where purchased_date is not null and payment_status in ('NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'DECLINED', 'CANCELED', 'FULLY_REFUNDED')
  and jsonb_path_exists(doc, '$.giftCards[*] ? (@.amount > 0)');
