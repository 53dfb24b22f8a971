import { expect, test } from 'vitest'
import { NotificationProvider } from './notifications.tsx'

test.each([
  ['shell', 'top', 'center', 4500],
  ['elsewhere', 'bottom', 'left', 5000],
] as const)(
  'notices of the place "%s" are at the %s %s for %i ms, at most three',
  (place, vertical, horizontal, time) => {
    // No hooks inside: the element says what the provider is given.
    expect(NotificationProvider({ place, children: null }).props).toMatchObject({
      maxSnack: 3,
      autoHideDuration: time,
      anchorOrigin: { vertical, horizontal },
    })
  },
)
