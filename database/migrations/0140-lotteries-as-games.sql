-- The lotteries of the house stand in the catalogue, at vendors whose games open on pages of the site.
alter table catalogue.vendor drop constraint vendor_kind_check;
alter table catalogue.vendor
  add constraint vendor_kind_check check (kind in ('studio', 'third-party', 'lottery'));
