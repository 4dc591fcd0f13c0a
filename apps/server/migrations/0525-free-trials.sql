-- A payment of nothing asks for a card that is charged later, as the order of a free trial does.
alter table payments drop constraint payments_amount_check1, add constraint payments_amount_check check (amount >= 0);
alter table payment_transactions drop constraint payment_transactions_amount_check,
  add constraint payment_transactions_amount_check check (amount > 0 or (amount = 0 and type = 'AUTHORIZE'));
