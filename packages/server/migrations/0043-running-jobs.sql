-- Since when a process runs the job: one that never ends is due at infinity, and shows nowhere else.
alter table job add column claimed_at timestamptz;
