import { describe, expect, test } from 'vitest'
import {
  enterableStep,
  nextStep,
  nextStepInLane,
  previousStep,
  previousStepInLane,
  progressAt,
  stepOfField,
  stepsFor,
  type WizardPlace,
  type WizardStep,
} from './wizard-steps.ts'

const place = (given: Partial<WizardPlace> = {}): WizardPlace => ({
  registrationType: 'OPEN',
  completed: ['participants-preview'],
  isCreated: false,
  ...given,
})

describe('the way through the wizard', () => {
  test('a closed event skips the registration settings', () => {
    expect(nextStep('mealtimes', 'PUBLIC')).toBe('registration-settings')
    expect(nextStep('mealtimes', 'CLOSED')).toBe('participants-preview')
    expect(previousStep('participants-preview', 'CLOSED')).toBe('mealtimes')
  })

  test('nothing comes before the basics', () => {
    expect(previousStep('basics', 'OPEN')).toBeUndefined()
  })

  test('a step that is not in the list leads back to the start', () => {
    expect(nextStep('registration-settings', 'CLOSED')).toBe('basics')
    expect(nextStep('summary', 'OPEN')).toBe('basics')
  })

  test('progress is the index by the count, and 100 on the last step', () => {
    expect(progressAt('basics', 'OPEN')).toBe(0)
    expect(progressAt('participants-preview', 'OPEN')).toBeCloseTo((4 / 7) * 100)
    expect(progressAt('participants-preview', 'CLOSED')).toBe(50)
    expect(progressAt('summary', 'CLOSED')).toBe(100)
  })
})

describe('the fast lane', () => {
  const way = (registrationType: 'OPEN' | 'PUBLIC' | 'CLOSED') => {
    const steps: WizardStep[] = ['basics']
    while (steps.at(-1) !== 'summary')
      steps.push(nextStepInLane(steps.at(-1) ?? 'basics', { registrationType, isFastLane: true }))
    return steps
  }

  test.each(['OPEN', 'PUBLIC'] as const)('of an event of type %s asks on three screens', (registrationType) => {
    expect(way(registrationType)).toEqual(['basics', 'registration-settings', 'finish', 'summary'])
  })

  test('of a closed event asks on two screens', () => {
    expect(way('CLOSED')).toEqual(['basics', 'finish', 'summary'])
  })

  test('goes back the same way', () => {
    const open = { registrationType: 'OPEN', isFastLane: true } as const
    expect(previousStepInLane('finish', open)).toBe('registration-settings')
    expect(previousStepInLane('registration-settings', open)).toBe('basics')
    expect(previousStepInLane('finish', { ...open, registrationType: 'CLOSED' })).toBe('basics')
    expect(previousStepInLane('basics', open)).toBeUndefined()
  })

  test('does not change the way of those who did not take it', () => {
    for (const registrationType of ['OPEN', 'CLOSED'] as const)
      for (const step of stepsFor(registrationType)) {
        const place = { registrationType, isFastLane: false }
        expect(nextStepInLane(step, place)).toBe(nextStep(step, registrationType))
        expect(previousStepInLane(step, place)).toBe(previousStep(step, registrationType))
      }
  })
})

describe('asking for a step', () => {
  test.each<[string, WizardStep, Partial<WizardPlace>, WizardStep]>([
    ['the first step is always open', 'basics', {}, 'basics'],
    ['an earlier step that is not done leads to the start', 'mealtimes', { completed: ['basics'] }, 'basics'],
    ['the step after the done ones is open', 'mealtimes', { completed: ['basics', 'options'] }, 'mealtimes'],
    ['done steps can be visited again', 'options', { completed: ['basics', 'options', 'mealtimes'] }, 'options'],
    [
      'a closed event has no registration settings',
      'registration-settings',
      { registrationType: 'CLOSED', completed: stepsFor('CLOSED') },
      'basics',
    ],
    ['opening a closed event asks for its settings first', 'finish', { completed: stepsFor('CLOSED') }, 'basics'],
    ['there is no summary before there is an event', 'summary', { completed: stepsFor('OPEN') }, 'basics'],
    ['once created, there is only the summary', 'options', { completed: stepsFor('OPEN'), isCreated: true }, 'summary'],
  ])('%s', (_, wanted, given, shown) => {
    expect(enterableStep(wanted, place(given))).toBe(shown)
  })
})

test.each([
  ['basicDetails.date', 'basics'],
  ['options.genderAspects', 'options'],
  ['options.meals', 'options'],
  ['options.meals[1].label', 'options'],
  ['options.meals[1].time', 'mealtimes'],
  ['afterPartyLocation.street', 'mealtimes'],
  ['publicSettings', 'registration-settings'],
  ['contract.zip', undefined],
  ['email', undefined],
] as const)('an issue with %s is put right in %s', (field, step) => {
  expect(stepOfField(field)).toBe(step)
})
