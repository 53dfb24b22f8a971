import { expect, test } from 'vitest'
import { examplePublicDinner } from '../../../test/example-public-dinner.ts'
import { eventJsonLd } from './event-head.tsx'

const image = 'https://example.org/image.png'

test('search engines learn when, where and for how much, and no address', () => {
  expect(eventJsonLd(examplePublicDinner, image)).toMatchObject({
    '@type': 'Event',
    name: 'Sommer-Dinner',
    startDate: '2030-06-01T19:00',
    endDate: '2030-06-02T03:00',
    image: [image],
    location: { address: { addressLocality: 'Karlsruhe', postalCode: '76133', addressCountry: 'DE' } },
    offers: { price: '0', availability: 'https://schema.org/InStock' },
  })
  expect(JSON.stringify(eventJsonLd(examplePublicDinner, image))).not.toContain('street')
})

test('a price is offered, a full event is sold out', () => {
  const paymentOptions = {
    brandName: 'Dinner',
    pricePerRegistration: '12.50',
    pricePerRegistrationFormatted: '12,50',
    agbLink: '',
    redirectAfterPurchaseLink: '',
    organiserName: 'Mira Lang',
  }
  expect(eventJsonLd({ ...examplePublicDinner, paymentOptions, waitingList: true }, image)).toMatchObject({
    organizer: { name: 'Mira Lang' },
    offers: { price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/SoldOut' },
  })
})
