import { setTimeout as delay } from 'node:timers/promises'
import { type DinnerReply, dinnerRoutes, participantRoutes, wizardRoutes } from '@running-dinner/contract'
import { dinnerBody, personBody, publicSettingsBody } from '../test/bodies.ts'
import type { ApiClient } from './api-client.ts'
import { type Sink, textOf } from './smtp-sink.ts'

interface NewEvent {
  adminId: string
  /** Of an event with public registration. */
  publicId: string
  acknowledgeToken: string
}

interface Asked {
  genderAspects?: 'IGNORE_GENDER' | 'FORCE_GENDER_MIX'
  isPublic?: boolean
  participantLimit?: number
}

/** An event in sixty days. */
export async function createEvent(
  api: ApiClient,
  { genderAspects = 'IGNORE_GENDER', isPublic = false, participantLimit = 300 }: Asked = {},
): Promise<Omit<NewEvent, 'acknowledgeToken'>> {
  const { basicDetails, options, ...body } = dinnerBody()
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const meals = options.meals.map((meal) => ({ ...meal, time: day + meal.time.slice(10) }))
  const { runningDinner } = await api.call<{ runningDinner: DinnerReply }>(wizardRoutes.create, {
    body: {
      ...body,
      basicDetails: { ...basicDetails, date: day, ...(isPublic ? { registrationType: 'PUBLIC' } : {}) },
      options: { ...options, genderAspects, meals },
      ...(isPublic && {
        publicSettings: { ...publicSettingsBody(), endOfRegistrationDate: day, participantLimit },
      }),
    },
  })
  return { adminId: runningDinner.adminId, publicId: runningDinner.publicSettings?.publicDinnerId ?? '' }
}

/** The same, once the mail about it has arrived. */
export async function mailedEventOf(api: ApiClient, sink: Sink, asked: Asked = {}): Promise<NewEvent> {
  sink.mails.length = 0
  const event = await createEvent(api, asked)
  while (sink.mails.length === 0) await delay(50)
  const acknowledgeToken = /\/admin\/[^/]+\/([^/\s]+)\/acknowledge/.exec(await textOf(sink.mails[0]))?.[1] ?? ''
  return { ...event, acknowledgeToken }
}

export async function confirmEvent(api: ApiClient, { adminId, acknowledgeToken }: NewEvent): Promise<void> {
  await api.call(dinnerRoutes.acknowledge, { params: { adminId, acknowledgeToken } })
}

export async function addPeople(api: ApiClient, adminId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({ participant: personBody(index + 1) }))
  await api.call(participantRoutes.import, { params: { adminId }, body: { rows } })
}
