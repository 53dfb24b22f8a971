import type { Dinner } from '../events/dinner/dinner.ts'

export interface EveningContact {
  /** '' where the event has no public contact. */
  name: string
  /** '' where no number is given. */
  phone: string
}

/** Whom guests call on the evening: the number for that evening, else that of the public contact. */
export function eveningContact({
  eveningPhone,
  publicSettings,
}: Pick<Dinner, 'eveningPhone' | 'publicSettings'>): EveningContact {
  return {
    name: publicSettings?.publicContactName ?? '',
    phone: eveningPhone || (publicSettings?.publicContactMobileNumber ?? ''),
  }
}
