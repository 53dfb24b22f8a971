import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { plusMinutes } from '@running-dinner/domain/local-date.ts'

const minutesAtLastTable = 120

/** Structured data for search engines: schema.org `Event`, times in the event's time zone. */
export function eventJsonLd(dinner: PublicDinner, image: string): Record<string, unknown> {
  const { publicSettings, meals, paymentOptions } = dinner
  const ends = dinner.afterPartyLocation?.time ?? meals.at(-1)?.time
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: publicSettings.title,
    description: publicSettings.description,
    image: [image],
    url: publicSettings.publicDinnerUrl,
    inLanguage: dinner.languageCode,
    startDate: meals[0]?.time ?? dinner.date,
    ...(ends === undefined ? {} : { endDate: plusMinutes(ends, minutesAtLastTable) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: dinner.city,
      address: {
        '@type': 'PostalAddress',
        addressLocality: dinner.city,
        postalCode: dinner.zip,
        ...(dinner.country === '' ? {} : { addressCountry: dinner.country }),
      },
    },
    organizer: { '@type': 'Organization', name: paymentOptions?.organiserName || publicSettings.publicContactName },
    offers: {
      '@type': 'Offer',
      url: publicSettings.publicDinnerUrl,
      price: paymentOptions?.pricePerRegistration ?? '0',
      priceCurrency: 'EUR',
      validThrough: `${publicSettings.endOfRegistrationDate}T23:59`,
      availability:
        dinner.waitingList || !dinner.registrationOpen ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    },
  }
}
