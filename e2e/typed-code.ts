import { type Call, callOf } from './call.ts'

/** Each would run in another place: an element, the end of an attribute, an address, a template. */
export const codes = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '<svg/onload=alert(1)>',
  '</title><script>alert(1)</script>',
  "{{constructor.constructor('alert(1)')()}}",
  '<a href=javascript:alert(1)>x</a>',
] as const

/** Texts for fields of a person, an event and so on, each with a mark by which it is found on screens. */
export class TypedTexts {
  readonly marks = new Set<string>()

  /** Other code at each call. */
  of(field: string, at = this.marks.size): string {
    const mark = `zq${field}`
    this.marks.add(mark)
    return `${codes[at % codes.length]} ${mark}`
  }

  /** Short, for a field of thirty characters. */
  shortOf(field: string): string {
    return this.of(field, 3)
  }
}

interface Person {
  id: string
}
interface Dinner {
  meals: { id: string; label: string; time: string }[]
  basicDetails: Record<string, unknown>
}

/** Code in every text of an event and its people that an organiser may type, and in a message to all. */
export async function typeCode(base: string, adminId: string, texts: TypedTexts): Promise<void> {
  const call = callOf(base)
  const event = `/runningdinnerservice/v1/runningdinner/${adminId}`
  const { basicDetails, meals } = await call<Dinner>('GET', event)
  await call('PUT', `${event}/basicsettings`, { basicDetails: { ...basicDetails, title: texts.of('title') } })
  await call('PUT', `${event}/mealtimes`, {
    meals: meals.map((meal, at) => ({ ...meal, label: texts.of(`meal${at}`, at) })),
  })
  await call('PUT', `${event}/afterpartylocation`, {
    ...{ title: texts.of('partyTitle'), addressName: texts.of('partyPlace'), addressRemarks: texts.of('partyRemarks') },
    ...{ time: meals.at(-1)?.time, street: texts.of('partyStreet'), streetNr: '1', zip: '04109' },
    cityName: texts.of('partyCity'),
  })
  await call('PUT', `${event}/registrationform`, {
    registrationQuestions: [
      { label: texts.of('question'), kind: 'CHOICE', options: [{ label: texts.of('choice') }, { label: 'x' }] },
    ],
    allergenListEnabled: true,
  })
  await typeCodeInPeople(call, adminId, texts)
  await call('PUT', `/messageservice/v1/runningdinner/${adminId}/mails/participant`, {
    subject: texts.of('subject'),
    message: `{firstname} ${texts.of('message')} ${codes.join('\n')}`,
    participantSelection: 'ALL',
  })
}

/** In the texts of people alone: courses of an evening that goes on do not change. */
export async function typeCodeInPeople(call: Call, adminId: string, texts: TypedTexts): Promise<void> {
  const base = `/participantservice/v1/runningdinner/${adminId}`
  const { participants } = await call<{ participants: Person[] }>('GET', `${base}/participants`)
  for (const [at, person] of participants.entries())
    await call('PUT', `${base}/participant/${person.id}`, {
      ...person,
      ...{ firstnamePart: texts.of('firstname', at), lastname: texts.of('lastname', at + 1) },
      ...{ addressRemarks: texts.of('remarks', at + 2), notes: texts.of('notes', at + 3) },
      ...{ miscNotes: texts.of('miscNotes', at + 4), mealSpecificsNote: texts.of('diet', at + 5) },
      ...{ bellName: texts.of('bell', at % 2), floor: texts.shortOf('floor'), entranceNote: texts.of('entrance', at) },
    })
}
