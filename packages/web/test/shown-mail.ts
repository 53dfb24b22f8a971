import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits until the frame of a preview holds a mail with this text. */
export async function expectMail(
  text: string | RegExp,
  place: Pick<typeof screen, 'getByTitle'> = screen,
): Promise<void> {
  await waitFor(() =>
    expect(place.getByTitle<HTMLIFrameElement>('The email as it arrives').srcdoc).toEqual(
      typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
    ),
  )
}
