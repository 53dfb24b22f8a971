import type { Session } from '@running-dinner/contract/accounts.ts'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'

/** Fills what is still empty with what the account knows; every field stays editable. */
export function withLogin(values: RegistrationValues, session: Session | undefined): RegistrationValues {
  if (!session) return values
  const isNamed = values.firstnamePart !== '' || values.lastname !== ''
  return {
    ...values,
    ...(isNamed ? {} : { firstnamePart: session.firstName, lastname: session.lastName }),
    email: values.email || session.email,
  }
}
