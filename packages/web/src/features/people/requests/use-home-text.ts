import { doorHints, type ProposedHome } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { countryName } from '../../../lib/country-name.ts'

/** Address, hints for the door and seats in one line. */
export function useHomeText() {
  const { t } = useTranslation('requests')
  return ({ street, streetNr, zip, cityName, country, numSeats, ...door }: ProposedHome) =>
    [
      `${street} ${streetNr}`,
      `${zip} ${cityName}`,
      countryName(country),
      ...doorHints(door, { bell: t('home.bell'), floor: t('home.floor') }),
      numSeats === undefined ? t('home.seatsUnknown') : t('home.seats', { count: numSeats }),
    ]
      .filter((part) => part !== '')
      .join(', ')
}
