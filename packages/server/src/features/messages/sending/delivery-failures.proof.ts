import { expect, test } from 'vitest'
import { type Class, classes, classOf, givenJob, names } from '../../../../test/given-delivery.ts'

const failing = names.filter((name) => name !== 'ok')
const halfHour = 1_800
/** A mail is given up after a day. */
const mostRuns = 60

/** Of five guests four have a mailbox like any other; ten in a row that fail would stop the job. */
const mixed = (number: number): Class => (number % 5 === 0 ? failing[(number / 5) % failing.length] : undefined) ?? 'ok'

/** These accept a mail the third time; a full mailbox stays full. */
const recovers: readonly Class[] = ['busy', 'greylisted', 'trouble']

/** A message to so many guests, every half hour anew until nothing waits, and what became of each mail by class. */
async function deliverToEnd(count: number) {
  const given = await givenJob(
    count,
    {
      answer: (recipient, attempt) => {
        const name = classOf(recipient)
        return recovers.includes(name) && attempt > 2 ? undefined : classes[name].answer
      },
    },
    mixed,
  )
  for (let run = 0; run < mostRuns && (await given.job()).sendingStatus !== 'SENDING_FINISHED'; run++) {
    given.after(run * halfHour)
    await given.deliver()
  }
  const table = async () => {
    const results: Partial<Record<Class, Record<string, number>>> = {}
    for (const { recipientEmail, sendingStatus, sendingResult } of await given.tasks()) {
      const arrived = given.sink.mails.filter(({ recipients }) => recipients[0] === recipientEmail)
      const ids = new Set(arrived.map(({ messageId }) => messageId)).size
      const result = `${sendingStatus}, ${sendingResult.failureType ?? 'no failure'}, arrived ${arrived.length} with ${ids} ids`
      const ofClass = results[classOf(recipientEmail)]
      results[classOf(recipientEmail)] = { ...ofClass, [result]: (ofClass?.[result] ?? 0) + 1 }
    }
    return results
  }
  return { ...given, table }
}

const finished = (failure: string, arrived: number) =>
  `SENDING_FINISHED, ${failure}, arrived ${arrived} with ${Math.min(arrived, 1)} ids`

/** What arrives and is then refused counts as arrived: a mail that is tried three times has one Message-ID. */
const expectedTable = (ok: number, each: number) => ({
  ok: { [finished('no failure', 1)]: ok },
  busy: { [finished('no failure', 1)]: each },
  greylisted: { [finished('no failure', 1)]: each },
  trouble: { [finished('no failure', 3)]: each },
  full: { [finished('BOUNCE', 0)]: each },
  overquota: { [finished('BOUNCE', 0)]: each },
  nobody: { [finished('INVALID_EMAIL', 0)]: each },
  unknown: { [finished('INVALID_EMAIL', 0)]: each },
  policy: { [finished('BLOCKED', 0)]: each },
  spam: { [finished('SPAM', 1)]: each },
  bounce: { [finished('BOUNCE', 0)]: each },
})

test('of 500 guests each gets the mail once, or the failure of exactly the type that the mail server gave (REL-09)', async () => {
  const { table, job, failures } = await deliverToEnd(500)
  expect(await table()).toEqual(expectedTable(400, 10))
  expect(await job()).toMatchObject({ numMessagesSucceeded: 430, numMessagesFailed: 70 })
  expect(await failures()).toHaveLength(1)
})

test('the table of failures finds a mail that is sent again and a failure of another type', async () => {
  const { app, table, deliver } = await deliverToEnd(50)
  expect(await table()).toEqual(expectedTable(40, 1))
  const change = (recipient: string) => app.ctx.db.updateTable('messageTask').where('recipientEmail', '=', recipient)
  await change('ok1@guests.example').set({ status: 'QUEUED', dueAt: app.clock.now(), finishedAt: null }).execute()
  await deliver()
  expect(await table()).toMatchObject({ ok: { [finished('no failure', 1)]: 39, [finished('no failure', 2)]: 1 } })
  const { ok: _, ...others } = await table()
  expect(others).toEqual((({ ok: _ok, ...expected }) => expected)(expectedTable(40, 1)))
  const spam = (await app.ctx.db.selectFrom('messageTask').select('recipientEmail').execute()).find(
    ({ recipientEmail }) => classOf(recipientEmail) === 'spam',
  )
  await change(spam?.recipientEmail ?? '')
    .set({ failureType: 'BLOCKED' })
    .execute()
  expect((await table()).spam).toEqual({ [finished('BLOCKED', 1)]: 1 })
})
