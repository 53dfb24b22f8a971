-- The town of an address whose house was found far from it: docs/rules/plan/distances.md#doubtful-homes
alter table participant drop constraint participant_geocoding_quality_check;
alter table participant add constraint participant_geocoding_quality_check
  check (geocoding_quality in ('EXACT', 'APPROXIMATE', 'DOUBTFUL', 'MANUAL'));
alter table after_party_location drop constraint after_party_location_geocoding_quality_check;
alter table after_party_location add constraint after_party_location_geocoding_quality_check
  check (geocoding_quality in ('EXACT', 'APPROXIMATE', 'DOUBTFUL', 'MANUAL'));
