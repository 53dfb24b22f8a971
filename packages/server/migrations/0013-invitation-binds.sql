-- Hash of the invited address: the link counts only while the sender still wishes for it.
alter table partner_wish_mail add column wished_hash bytea;

-- Existing rows: the first invitation of each sender is recognised by its key. A link that cannot be matched opens the normal
-- form.
update partner_wish_mail m set wished_hash = sha256(convert_to(
    '["' || m.dinner_id || '","wished","' || lower(p.team_partner_wish_email) || '"]', 'UTF8'))
  from participant p
  where m.invitation_hash is not null and p.dinner_id = m.dinner_id and p.id = m.inviter_id
    and p.team_partner_wish_email <> ''
    and m.once_key = sha256(convert_to('["' || m.dinner_id || '","NOT_EXISTING","' || p.email_identity || '","'
      || lower(p.team_partner_wish_email) || '"]', 'UTF8'));

-- The invitation a guest registered with; confirming makes both wishes mutual.
alter table participant
  add column invitation_hash bytea references partner_wish_mail (invitation_hash) on delete set null;
create index participant_of_invitation on participant (invitation_hash) where invitation_hash is not null;
