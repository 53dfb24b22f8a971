// Who may call what, and that every query concerns one event.
const features = 'packages/server/src/features'
const secrets = 'packages/server/test/secrets.test.ts > wrong secrets get the same answer'

export default [
  {
    file: 'packages/contract/src/forms/registration-input.ts',
    tests: ['packages/server/src/features/people/registration/register/register.test.ts > register refuses'],
    mutants: [
      {
        defence: 'a guest who does not consent is not registered',
        from: "dataProcessingAcknowledged: z.literal(true, { error: 'error.invalid.dataProcessingAcknowledged' }),",
        to: 'dataProcessingAcknowledged: z.optional(z.boolean()),',
      },
    ],
  },
  {
    file: `${features}/people/registration/register/store-registration.ts`,
    tests: ['packages/server/src/features/people/registration/register/register.test.ts > stores a diet only'],
    mutants: [
      {
        defence: 'the version of the text that a guest consented to is stored',
        from: '      consentVersion,',
        to: "      consentVersion: '',",
      },
    ],
  },
  {
    file: `${features}/events/dinner-record/authorized-dinner.ts`,
    tests: [
      `${features}/events/dinners/settings.test.ts`,
      `${features}/people/participants/participants.test.ts`,
      `${features}/plan/teams/teams.test.ts`,
    ],
    mutants: [
      {
        defence: 'an unknown administration link is answered 404',
        from: '    if (!dinner) throw notFound()\n    return asAuthorized(dinner)\n',
        to: '    return asAuthorized(dinner as Dinner)\n',
        tests: ['packages/server/test/contract.test.ts'],
      },
      {
        defence: 'a cancelled event is not changed',
        from: "    const dinner = await organiser(params)\n    if (dinner.cancellationDate) refuse('event_cancelled')\n",
        to: '    const dinner = await organiser(params)\n',
        // Changes that take the lock are refused under it: a search takes another.
        tests: [
          `${features}/plan/plan-optimization/plan-optimization.test.ts > refuses a search and a repair in a cancelled event`,
        ],
      },
      {
        defence: 'an event that was cancelled meanwhile is not changed',
        from: "  if (current.cancellationDate) refuse('event_cancelled')\n",
        to: '',
      },
      {
        defence: 'an event that was deleted meanwhile is not changed',
        from: '  if (!current) throw notFound()\n',
        to: '',
        tests: [
          `${features}/events/dinner-record/dinner-lock.test.ts > answers 404 to a change that waited for the lock while`,
        ],
      },
    ],
  },
  {
    file: `${features}/events/dinner-record/dinner.store.ts`,
    mutants: [
      {
        defence: 'an event is found by its whole administration link',
        from: "selectDinners(db).where('dinner.adminId', '=', adminId)",
        to: "selectDinners(db).where('dinner.adminId', '>=', '')",
        // What makes two events fails before its first test.
        tests: ['packages/server/test/secrets.test.ts > wrong secrets are refused by the same statements'],
      },
      {
        defence: 'a stream ends when the administration link was replaced',
        from: "      .where('adminId', '=', adminId)\n      .executeTakeFirst()\n    return row !== undefined",
        to: '      .executeTakeFirst()\n    return row !== undefined',
        tests: [
          `${features}/events/dinners/replace-administration-link.test.ts`,
          `${features}/plan/plan-optimization/live.test.ts`,
        ],
      },
    ],
  },
  {
    file: `${features}/people/participants/authorized-participant.ts`,
    tests: [secrets],
    mutants: [
      {
        defence: 'the id of a guest is checked before it is looked up',
        from: "idOf(params, 'participantId')",
        to: 'params.participantId',
      },
      {
        defence: 'an unknown secret of a guest is answered 404',
        from: 'if (!participant || !dinner) throw notFound()',
        to: 'if (!participant || !dinner) return undefined as never',
      },
    ],
  },
  {
    file: `${features}/people/participants/participant.store.ts`,
    tests: [`${features}/people/registration/own/own-registration.test.ts`],
    mutants: [
      {
        defence: "pages of a guest open with the guest's own secret",
        from: "      .where('selfAdminId', '=', selfAdminId)\n      .where('id', '=', id)\n      .where('activatedAt', 'is not', null)\n      .executeTakeFirst()\n    return row && {",
        to: "      .where('id', '=', id)\n      .where('activatedAt', 'is not', null)\n      .executeTakeFirst()\n    return row && {",
      },
      {
        defence: 'pages of a guest open with the id of the guest',
        from: "      .where('id', '=', id)\n      .where('activatedAt', 'is not', null)\n      .executeTakeFirst()\n    return row && {",
        to: "      .where('activatedAt', 'is not', null)\n      .executeTakeFirst()\n    return row && {",
      },
      {
        defence: 'pages of a guest open after the confirmation',
        from: "      .where('activatedAt', 'is not', null)\n      .executeTakeFirst()\n    return row && {",
        to: '      .executeTakeFirst()\n    return row && {',
      },
      {
        defence: 'a stream of a guest ends when the link was replaced',
        from: "      .where('selfAdminId', '=', selfAdminId)\n      .where('id', '=', id)\n      .where('activatedAt', 'is not', null)\n      .executeTakeFirst()\n    return row !== undefined",
        to: "      .where('id', '=', id)\n      .executeTakeFirst()\n    return row !== undefined",
        tests: [`${features}/evening/day/evening-streams.test.ts`],
      },
      {
        defence: 'a person is looked up within the event',
        from: "      .where('dinnerId', '=', dinner.id)\n      .where('id', '=', id)\n      .executeTakeFirst()\n    return row && toParticipant(row)",
        to: "      .where('id', '=', id)\n      .executeTakeFirst()\n    return row && toParticipant(row)",
        tests: [`${features}/guests/self-service/guest-preview.test.ts > is refused without a person in an event`],
      },
      {
        defence: 'the reader of old links gets no data of the next person',
        from: '      .set({ selfAdminId })\n',
        to: '      .set({ selfAdminId: sql`self_admin_id` })\n',
        tests: [
          `${features}/people/registration/confirm/confirm-registration.test.ts`,
          `${features}/guests/portal/self-service-info.test.ts`,
          `${features}/people/participants/participants.test.ts`,
        ],
      },
    ],
  },
  {
    file: `${features}/people/place-offers/authorized-offer.ts`,
    tests: [
      'packages/server/test/cross-tenant.sampled.test.ts > an id of another event a malformed',
      `${features}/people/place-offers/place-offers.test.ts`,
    ],
    mutants: [
      { defence: 'an unknown offer is answered 404', from: 'if (!offer || !dinner) throw linkInvalid()', to: '' },
    ],
  },
  {
    file: `${features}/guests/portal/portal.routes.ts`,
    tests: [`${features}/guests/portal/self-service-info.test.ts`],
    mutants: [
      {
        defence: 'an unconfirmed event is shown to guests who confirmed only',
        from: '    if (!isShownInPortal(self)) throw notFound()\n',
        to: '',
      },
    ],
  },
  {
    file: `${features}/evening/helper-links/authorized-evening.ts`,
    tests: [`${features}/evening/helper-links/evening-helpers.test.ts`],
    mutants: [
      {
        defence: "a helper's link ends when guests see no contacts any more",
        from: '|| ctx.clock.now() >= contactsEndAt(dinner)) throw',
        to: ') throw',
      },
    ],
  },
  {
    file: `${features}/evening/helper-links/named-secret.store.ts`,
    tests: [`${features}/evening/helper-links/evening-helpers.test.ts > lists and removes no helper of another event`],
    mutants: [
      {
        defence: 'a helper is removed within the event',
        from: "      .deleteFrom('eveningHelper')\n      .where('dinnerId', '=', dinner.id)\n",
        to: "      .deleteFrom('eveningHelper')\n",
      },
      {
        defence: 'helpers are listed within the event',
        from: "      .select(['id', 'secret', 'name', 'phone', 'createdAt'])\n      .where('dinnerId', '=', dinner.id)\n",
        to: "      .select(['id', 'secret', 'name', 'phone', 'createdAt'])\n",
      },
    ],
  },
  {
    file: `${features}/people/registration/public-page/authorized-public-dinner.ts`,
    tests: [`${features}/people/registration/public-page/public-dinner.test.ts`],
    mutants: [
      {
        defence: 'a closed event has no public page',
        from: "if (dinner.basicDetails.registrationType === 'CLOSED') throw notFound()",
        to: '',
      },
      { defence: 'an unknown public page is answered 404', from: 'if (!facts) throw notFound()', to: '' },
      { defence: 'an unknown public link is answered 404', from: 'if (!dinner) throw notFound()', to: '' },
      {
        defence: 'an event that is over has no public page',
        from: "if (isExpired(dinner, dayIn(dinner.basicDetails.timeZone, now))) refuse('runningdinner_date_expired')",
        to: '',
      },
      {
        defence: 'a cancelled event has no public page',
        from: "if (cancellationDate) throw basicDetails.registrationType === 'CLOSED' ? notFound() : eventCancelled()",
        to: '',
      },
    ],
  },
  {
    file: `${features}/people/registration/own/authorized-cancellation.ts`,
    tests: [secrets, `${features}/people/registration/own/own-cancellation.test.ts`],
    mutants: [
      {
        defence: 'an unknown cancellation is answered 404',
        from: 'if (!cancelled || !dinner) throw notFound()',
        to: '',
      },
    ],
  },
  {
    file: `${features}/people/registration/confirm/confirmation.store.ts`,
    tests: [`${features}/people/registration/confirm/confirm-registration.test.ts`],
    mutants: [
      {
        defence: 'a mailed link confirms in its own event only',
        from: "      .where('dinnerId', '=', dinner.id)\n      .where('tokenHash', '=', secretHash(token))",
        to: "      .where('tokenHash', '=', secretHash(token))",
      },
      {
        defence: 'an address is corrected by the browser that registered only',
        from: "      .where('registrationSecretHash', '=', secretHash(registrationSecret))\n",
        to: '',
        tests: [`${features}/people/registration/confirm/change-address.test.ts`],
      },
    ],
  },
  {
    file: `${features}/people/registration/confirm/confirm-registration.ts`,
    tests: [`${features}/people/registration/confirm/confirm-registration.test.ts`],
    mutants: [
      {
        defence: 'a link that expired confirms nothing',
        from: "if (isExpired && !alreadyActivated) refuse('registration_link_expired')",
        to: '',
      },
      {
        defence: 'a link that expired opens no pages',
        from: "selfServicePath: isExpired ? '' : links",
        to: 'selfServicePath: links',
      },
      {
        defence: 'a link that expired opens no "my events"',
        from: "portalToken: isExpired ? '' : await",
        to: 'portalToken: await',
      },
      {
        defence: 'a demo confirms no addresses',
        from: "if (!link || !root) throw linkInvalid()\n    if (dinner.runningDinnerType === 'DEMO') refuse('participant_activation_invalid_demo_dinner')",
        to: 'if (!link || !root) throw linkInvalid()',
      },
    ],
  },
  {
    file: `${features}/people/registration/confirm/confirmation-link.ts`,
    tests: [`${features}/people/registration/confirm/change-address.test.ts`],
    mutants: [
      {
        defence: 'a confirmed address is not corrected',
        from: "if (person.activationDate) refuse('registration_already_confirmed')",
        to: '',
      },
      {
        defence: 'an address is corrected three times',
        from: "if (addressChanges >= maxAddressChanges) refuse('registration_address_changes_exceeded')",
        to: '',
      },
      {
        defence: 'links to the earlier address end',
        from: 'await confirmationStore.void(tx, dinner, person.id)',
        to: '',
      },
    ],
  },
  {
    file: `${features}/plan/plan-optimization/live.routes.ts`,
    tests: [`${features}/plan/plan-optimization/live.test.ts`],
    mutants: [
      {
        defence: 'a stream of a search needs a search of the event',
        from: 'if (!(await run())) throw notFound()',
        to: '',
      },
    ],
  },
  {
    file: 'packages/server/src/platform/http/handler.ts',
    tests: [secrets],
    mutants: [
      {
        defence: 'rights are checked before a use case runs',
        from: 'const right = await authorize(params, request)',
        to: 'const right = (await authorize(params, request).catch(() => undefined)) as Right',
        tests: ['packages/server/test/contract.test.ts'],
      },
      { defence: 'a malformed id is an unknown one', from: 'if (!uuid.test(value)) throw notFound()', to: '' },
    ],
  },
  {
    file: `${features}/plan/teams/open-plan.ts`,
    tests: [`${features}/plan/cancellation/cancellation.test.ts`],
    mutants: [
      {
        defence: 'a change of the plan counts for the version that was shown',
        from: 'if (ifMatch !== undefined && ifMatch !== dinner.planVersion) throw stale()',
        to: '',
      },
    ],
  },
]
