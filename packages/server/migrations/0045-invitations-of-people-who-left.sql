-- Who invited stays with the invitation when they leave, so that its link binds again once they come back. An older server finds
-- nobody with that id, which means the same as none.
alter table partner_wish_mail drop constraint partner_wish_mail_dinner_id_inviter_id_fkey;
drop index partner_wish_mail_of_inviter;
