#!/bin/sh
# glpk.js 5.0.0 solves two small table plans, one that works and one that asks for three guests where two fit; each with fractions
# and with whole numbers, with its presolver (the default) and without.
# Expected: GLP_OPT or GLP_NOFEAS, whatever the options; a presolver changes how long it takes, not the answer.
# Seen: no option gives the right word in all cases. With the presolver the impossible plan with fractions is GLP_UNDEF, "undefined". Without it
# each plan with whole numbers is GLP_UNDEF, the possible one too, with 0 for each variable and no error: the search expects a solved
# relaxation, and glpk.js does not solve one first. So code that asks for GLP_NOFEAS takes these for anything else.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund glpk.js@5.0.0
cat > see.mjs <<'JS'
import loadGlpk from 'glpk.js/node'

const glpk = await loadGlpk()
const statuses = Object.fromEntries(['GLP_UNDEF', 'GLP_NOFEAS', 'GLP_INFEAS', 'GLP_FEAS', 'GLP_OPT'].map((name) => [glpk[name], name]))
const seats = ['a', 'b'].map((name) => ({ name, coef: 1 }))
const plan = (guests, isWhole) => ({
  name: 'plan',
  objective: { direction: glpk.GLP_MIN, name: 'cost', vars: seats },
  subjectTo: [{ name: 'guests', vars: seats, bnds: { type: glpk.GLP_LO, lb: guests, ub: 0 } }],
  bounds: seats.map(({ name }) => ({ name, type: glpk.GLP_DB, lb: 0, ub: 1 })),
  ...(isWhole ? { generals: ['a', 'b'] } : {}),
})
const expected = {
  'fractions, presolver': 'two guests GLP_OPT 2, three GLP_UNDEF',
  'fractions, none': 'two guests GLP_OPT 2, three GLP_NOFEAS',
  'whole numbers, presolver': 'two guests GLP_OPT 2, three GLP_NOFEAS',
  'whole numbers, none': 'two guests GLP_UNDEF 0, three GLP_UNDEF',
}
let changed = 0
for (const [name, was] of Object.entries(expected)) {
  const [numbers, presolver] = name.split(', ')
  const [two, three] = await Promise.all(
    [2, 3].map(async (guests) => {
      const { result } = await glpk.solve(plan(guests, numbers === 'whole numbers'), { msglev: glpk.GLP_MSG_OFF, presol: presolver === 'presolver' })
      return result
    }),
  )
  const is = `two guests ${statuses[two.status]} ${two.z}, three ${statuses[three.status]}`
  console.log(`${name}: ${is}`)
  if (is === was) continue
  console.log(`CHANGED, was ${was}`)
  changed++
}
process.exit(changed > 0 ? 1 : 0)
JS
node see.mjs
