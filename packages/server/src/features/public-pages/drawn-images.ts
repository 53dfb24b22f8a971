import type { PublicDinner } from '@running-dinner/contract'
import { clockOf, type Language, type LocalDate } from '@running-dinner/domain'
import type { EventCard } from '../../platform/images/event-card.ts'
import type { WorkerPool } from '../../platform/workers/worker-pool.ts'

const kept = 200

/** Preview images, cached by their content; the least recently requested are evicted. */
export function drawnImages(workers: WorkerPool) {
  const images = new Map<string, Promise<Uint8Array>>()
  return {
    ofEvent(dinner: PublicDinner): Promise<Uint8Array> {
      const card = cardOf(dinner)
      const key = JSON.stringify(card)
      const image = images.get(key) ?? workers.run('draw-event-card', card)
      // Re-inserting moves the entry to the end of the map's order.
      images.delete(key)
      images.set(key, image)
      image.catch(() => images.delete(key))
      for (const oldest of images.keys()) if (images.size > kept) images.delete(oldest)
      return image
    },
  }
}

function cardOf({ publicSettings, languageCode, date, city, meals }: PublicDinner): EventCard {
  return {
    title: publicSettings.title,
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
