-- The North of Vietnam does not draw over Tết: a house that sells it already leaves these days out as a new
-- one does.
update lottery.game set schedule = schedule || '{"skipped": [
  "2027-02-05", "2027-02-06", "2027-02-07", "2027-02-08",
  "2028-01-25", "2028-01-26", "2028-01-27", "2028-01-28",
  "2029-02-12", "2029-02-13", "2029-02-14", "2029-02-15",
  "2030-02-01", "2030-02-02", "2030-02-03", "2030-02-04"
]}' where code = 'vn-north' and not schedule ? 'skipped';
