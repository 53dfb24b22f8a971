#!/bin/sh
# humanparser 2.7.0 splits the names of guests, as they write them into one field, into first and last name.
# Expected: who has a first and a last name has both afterwards; titles behind a name (MA, PhD) are taken off where a last name is left.
# Seen: a last name that looks like a title or a number behind a name is taken for one: Ma (one of China's most frequent names), Pe, Md, V and Iv.
# The last name is then empty, and "Dr. Jack Ma" has the last name Jack; a comma between the two ("Ma, Jack") does not help. Do and Müller-Ma stay whole.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund humanparser@2.7.0
cat > see.mjs <<'JS'
import humanparser from 'humanparser'

for (const name of ['Anna Kurz, MA', 'Jack Ma', 'Ma, Jack', 'Dr. Jack Ma', 'Jo Pe', 'Bo Md', 'Ana Iv', 'Li Do', 'Anna Müller-Ma']) {
  const { firstName = '', lastName, suffix = '' } = humanparser.parseName(name)
  console.log(`${name}: first "${firstName}", last "${lastName}", title behind "${suffix}"`)
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
Anna Kurz, MA: first "Anna", last "Kurz", title behind "MA"
Jack Ma: first "Jack", last "", title behind "Ma"
Ma, Jack: first "Jack", last "", title behind "Ma"
Dr. Jack Ma: first "", last "Jack", title behind "Ma"
Jo Pe: first "Jo", last "", title behind "Pe"
Bo Md: first "Bo", last "", title behind "Md"
Ana Iv: first "Ana", last "", title behind "Iv"
Li Do: first "Li", last "Do", title behind ""
Anna Müller-Ma: first "Anna", last "Müller-Ma", title behind ""
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
