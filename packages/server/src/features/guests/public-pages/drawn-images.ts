import type { PublicDinner } from '@running-dinner/contract'
import { clockOf, type Language, type LocalDate } from '@running-dinner/domain'
import { common as german } from '@running-dinner/phrases/de/common.ts'
import { landing as germanPage } from '@running-dinner/phrases/de/landing.ts'
import { common as english } from '@running-dinner/phrases/en/common.ts'
import { landing as englishPage } from '@running-dinner/phrases/en/landing.ts'
import type { WorkerPool } from '../../../platform/workers/worker-pool.ts'
import type { EventCard } from './event-card.ts'

const kept = 200

const words = {
  de: { ...germanPage.start, courses: german.course },
  en: { ...englishPage.start, courses: english.course },
}

/** Preview images, cached by their content; the least recently requested are evicted. */
export function drawnImages(workers: WorkerPool) {
  const images = new Map<string, Promise<Uint8Array>>()
  const draw = (card: EventCard): Promise<Uint8Array> => {
    const key = JSON.stringify(card)
    const image = images.get(key) ?? workers.run('draw-event-card', card)
    // Re-inserting moves the entry to the end of the map's order.
    images.delete(key)
    images.set(key, image)
    image.catch(() => images.delete(key))
    for (const oldest of images.keys()) if (images.size > kept) images.delete(oldest)
    return image
  }
  return {
    ofEvent: (dinner: PublicDinner) => draw(cardOf(dinner)),
    /** The preview of the start page. */
    ofSite: (language: Language) => {
      const { title, terms, courses } = words[language]
      return draw({ title, date: '', when: '', where: terms, courses: Object.values(courses) })
    },
  }
}

function cardOf({ publicSettings, languageCode, date, city, meals }: PublicDinner): EventCard {
  return {
    title: publicSettings.title,
    date,
    when: dateIn(languageCode, date),
    where: city,
    courses: meals.map((meal) => `${meal.label} ${clockOf(meal.time)}`),
  }
}

function dateIn(language: Language, date: LocalDate): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const [year, month, day] = date.split('-')
  return `${weekday.format(new Date(`${date}T00:00:00Z`))}, ${day}.${month}.${year}`
}
