#!/bin/sh
# gettext-converter 1.3.4, i18next's own, turns the texts of i18next 27.1.5 into .po files for translators and back, with compatibilityJSON 'v4'.
# Expected: the same texts come back, or an error for what a .po file cannot hold.
# Seen: i18next tells forms by name (zero, one, few, many, other), a .po file by number, and what has no number is dropped without a word.
# German: the text for none (team_zero) is gone, "0 Teams" stands there. Polish has three numbers for four names: the form for
# fractions takes the place of the one for five, and 1.5 shows the key. Without the option, keys are those from before i18next 21:
# in German two teams are "2 Team", in Polish each text is its key.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund gettext-converter@1.3.4 i18next@27.1.5
cat > see.mjs <<'JS'
import { i18next2po, po2i18next } from 'gettext-converter'
import i18next from 'i18next'

const texts = {
  de: { team_zero: 'kein Team', team_one: '{{count}} Team', team_other: '{{count}} Teams' },
  pl: { team_one: '{{count}} gość', team_few: '{{count}} goście', team_many: '{{count}} gości', team_other: '{{count}} gościa' },
}
const counts = { de: [0, 1, 2], pl: [1, 2, 5, 1.5] }
async function told(lng, translation) {
  const instance = i18next.createInstance()
  await instance.init({ lng, resources: { [lng]: { translation } }, showSupportNotice: false })
  return counts[lng].map((count) => instance.t('team', { count })).join(', ')
}
const v4 = { compatibilityJSON: 'v4' }
const expected = {
  de: ['kein Team, 1 Team, 2 Teams', '0 Teams, 1 Team, 2 Teams', '0 Team, 1 Team, 2 Team'],
  pl: ['1 gość, 2 goście, 5 gości, 1.5 gościa', '1 gość, 2 goście, 5 gościa, team', 'team, team, team, team'],
}
let changed = 0
for (const [language, were] of Object.entries(expected)) {
  const po = String(i18next2po(language, texts[language], v4))
  const seen = {
    before: texts[language],
    'through .po': po2i18next(po, v4),
    'read without the option': po2i18next(po),
  }
  for (const [index, [name, translation]] of Object.entries(seen).entries()) {
    const is = await told(language, translation)
    console.log(`${language} ${name}: ${is}`)
    if (is === were[index]) continue
    console.log(`CHANGED, was ${were[index]}`)
    changed++
  }
}
process.exit(changed > 0 ? 1 : 0)
JS
node see.mjs
