-- The people of a shop were told of orders by a consumer of their events, and are by whatever places them.
update tasks set kind = 'order notice', input = input -> 'entityId', attempts = 0, lease = null, due_date = now()
where kind = 'event: the business hears of orders';
