// All defences of the product with the mutant that takes each of them out: docs/rules/defences.md
import accounts from './accounts.mjs'
import callers from './callers.mjs'
import calls from './calls.mjs'
import database from './database.mjs'
import escapes from './escapes.mjs'
import evening from './evening.mjs'
import headers from './headers.mjs'
import keptCards from './kept-cards.mjs'
import mails from './mails.mjs'
import notificationStatus from './notification-status.mjs'
import offers from './offers.mjs'
import outside from './outside.mjs'
import pages from './pages.mjs'
import payments from './payments.mjs'
import queue from './queue.mjs'
import repeats from './repeats.mjs'
import restores from './restores.mjs'
import retention from './retention.mjs'
import rights from './rights.mjs'
import secrets from './secrets.mjs'
import sizes from './sizes.mjs'
import timeouts from './timeouts.mjs'

const lists = {
  headers,
  pages,
  calls,
  callers,
  database,
  timeouts,
  outside,
  sizes,
  rights,
  accounts,
  secrets,
  escapes,
  repeats,
  evening,
  'kept-cards': keptCards,
  'notification-status': notificationStatus,
  mails,
  offers,
  payments,
  queue,
  restores,
  retention,
}

/** `[{ kind, list, defence, file, from, to, tests }]`; `list` is the file that holds the entry. */
export const defences = Object.entries(lists).flatMap(([kind, groups]) =>
  groups.flatMap(({ file, tests, mutants }) =>
    mutants.map((mutant) => ({ kind, list: `scripts/mutants/${kind}.mjs`, file, tests, ...mutant })),
  ),
)
