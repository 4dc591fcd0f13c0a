-- Those who run a site decide whether visitors see it.
grant update (state) on sites to stoa_app;
