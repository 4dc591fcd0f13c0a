-- The words of a product stay in its row, where searches find them without a second look-up; only the document is kept
-- apart. Rows from before move when they next change.
alter table products set (toast_tuple_target = 4080);
