import { type Registered, type RegistrationInput, registrationRoutes } from '@running-dinner/contract'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { type CreateBody, dinnerBody, personBody, publicSettingsBody } from './bodies.ts'
import { type GivenDinner, givenDinner } from './given.ts'

type RegistrationBody = Omit<Partial<RegistrationInput>, 'dataProcessingAcknowledged'> & Record<string, unknown>

/** A valid registration form. */
export function registrationBody(number: number, changes: RegistrationBody = {}) {
  return { ...personBody(number), dataProcessingAcknowledged: true as const, ...changes }
}

export interface GivenPublicDinner extends GivenDinner {
  publicId: string
  /** Registers person number `number`; fails the test if refused. */
  register(number: number, changes?: RegistrationBody): Promise<Registered>
  /** Registers and confirms by the mailed link. */
  confirmed(number: number, changes?: RegistrationBody): Promise<Registered>
}

/** An event with open registration; `changes` make it hidden, a demo and so on. */
export async function givenPublicDinner(
  test: TestApp,
  changes: Omit<Partial<CreateBody>, 'basicDetails' | 'publicSettings'> & {
    basicDetails?: Partial<CreateBody['basicDetails']>
    publicSettings?: Partial<NonNullable<CreateBody['publicSettings']>>
  } = {},
): Promise<GivenPublicDinner> {
  const { basicDetails, publicSettings, ...others } = changes
  const { options } = dinnerBody()
  const day = basicDetails?.date ?? dinnerBody().basicDetails.date
  const meals = options.meals.map((meal) => ({ ...meal, time: `${day}${meal.time.slice(10)}` }))
  const given = await givenDinner(test, {
    options: { ...options, meals },
    basicDetails: { ...dinnerBody().basicDetails, registrationType: 'PUBLIC', ...basicDetails },
    publicSettings: { ...publicSettingsBody(), ...publicSettings },
    ...others,
  })
  const publicId = given.dinner.publicSettings?.publicDinnerId ?? ''
  const register: GivenPublicDinner['register'] = async (number, changed) => {
    const answer = await test.call(registrationRoutes.register, {
      params: { publicId },
      body: registrationBody(number, changed),
    })
    expect(answer.issues).toEqual([])
    return answer.body as Registered
  }
  return {
    ...given,
    publicId,
    register,
    confirmed: async (number, changed) => {
      const registered = await register(number, changed)
      const token = await mailedToken(test, registered.email)
      const answer = await test.call(registrationRoutes.activate, { params: { publicId, token } })
      expect(answer.issues).toEqual([])
      return registered
    },
  }
}

/** The newest mail to this address whose subject or text contains `about`; '' if none. */
export async function mailTo(test: TestApp, email: string, about = ''): Promise<string> {
  await test.deliver()
  const mails = await test.mails()
  return mails.find((mail) => mail.to === email && `${mail.subject}\n${mail.text}`.includes(about))?.text ?? ''
}

/** The token in the newest confirmation link. */
export async function mailedToken(test: TestApp, email: string): Promise<string> {
  return /\/running-dinner-events\/[^/]+\/([^/\s]+)\/activate/.exec(await mailTo(test, email, '/activate'))?.[1] ?? ''
}

/** Secret and id in the newest link to a person's own page. */
export async function mailedSelf(
  test: TestApp,
  email: string,
): Promise<{ selfAdminId: string; participantId: string }> {
  const [, selfAdminId = '', participantId = ''] =
    /\/self\/([^/]+)\/registration\/([^/\s]+)/.exec(await mailTo(test, email, '/registration/')) ?? []
  return { selfAdminId, participantId }
}
