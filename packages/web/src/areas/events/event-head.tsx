import type { PublicDinner } from '@running-dinner/contract/people'
import { plusMinutes } from '@running-dinner/domain/local-date'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'

const descriptionLength = 160

/** Link preview and search result of the event; hidden and demo events ask not to be indexed. */
export function EventHead({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const { title, description, publicDinnerUrl } = dinner.publicSettings
  const when = { city: dinner.city, date: formatDay(dinner.date, language) }
  const summary = `${t('page.description', when)} ${description}`
    .replace(/\s+/g, ' ')
    .slice(0, descriptionLength)
    .trim()
  const image = `${publicDinnerUrl}/image.png`
  const isListed = dinner.registrationType === 'PUBLIC' && dinner.runningDinnerType === 'STANDARD'
  return (
    <>
      <title>{`${title}, ${when.date}, ${dinner.city} · Running Dinner`}</title>
      <meta name="description" content={summary} />
      {!isListed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={publicDinnerUrl} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Running Dinner" />
      <meta property="og:title" content={`${title}, ${when.date}, ${dinner.city}`} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={publicDinnerUrl} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('page.image', { title, ...when })} />
      <meta property="og:locale" content={dinner.languageCode === 'de' ? 'de_DE' : 'en_GB'} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">
        {JSON.stringify(eventJsonLd(dinner, image)).replaceAll('<', '\\u003c')}
      </script>
    </>
  )
}

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
