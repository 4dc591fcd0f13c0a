-- Events are declared in the contract: each carries what clients are sent, in one form.
alter table outbox add originated_from text;

-- what waits to be handed on takes the new form; nobody follows other events
update outbox set payload = payload -> 'tag' where type in ('wix.tags.v1.tag_updated', 'wix.tags.v1.tag_deleted');
update outbox set payload = payload -> 'contact' where type = 'wix.contacts.v4.contact_updated';
update outbox set payload = payload -> 'request'
where type = 'wix.ecom.v1.back_in_stock_notification_request_created';
update outbox set payload = payload -> 'entity'
where type in ('wix.ecom.v1.checkout_created', 'wix.ecom.v1.checkout_updated');
update outbox set payload = jsonb_build_object('order', payload -> 'entity') where type = 'wix.ecom.v1.order_approved';
update outbox set type = 'stoa.members.v1.member_approval_awaited' where type = 'stoa.members.approval_awaited';
