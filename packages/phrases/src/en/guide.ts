import type { guide as german } from '../de/guide.ts'
import type { Phrases } from '../phrases.ts'

export const guide = {
  guide: {
    title: 'Organising and joining a running dinner',
    intro: 'What a running dinner is, what you do as an organiser and what to expect as a guest.',
    contents: 'On this page',
    ideaTitle: 'The idea',
    idea1:
      'A running dinner is a three-course dinner in three homes. Two people form a team. Each team cooks one course at home and is a guest for the other two.',
    idea2:
      'Three teams share each table, and it’s a different mix for every course. Nine teams are just enough: by the end, each team has met twelve people, and no one twice.',
    tables: 'Three tables from above with six people at each. Two of them are always the same team; the others change.',
    organiseTitle: 'Organising',
    organiseIntro: 'You need a date, a city and at least 18 people. The rest goes step by step:',
    organise1: 'Create the event',
    organise1Text: 'A wizard asks for the date, the courses and their times. It takes a few minutes.',
    organise2: 'Find your guests',
    organise2Text:
      'List the event publicly, share it by link only, or enter everyone yourself and upload a spreadsheet. If you like, guests pay when they register.',
    organise3: 'Create teams',
    organise3Text:
      'We take preferred partners, seats at the table and, if you like, gender into account. Try again until it fits.',
    organise4: 'Let everyone know',
    organise4Text:
      'First the teams, then the routes. You write each message once, and everyone gets their own version.',
    organise5: 'Enjoy the evening',
    organise5Text: 'Every team has its route on the phone, and you see them all on one map.',
    joinTitle: 'Joining',
    joinIntro: 'You need a kitchen, or a team partner who has one, and an appetite for new people.',
    join1: 'Register',
    join1Text:
      'On the event page, on your own or as two. Tell us where you live, how many people fit around your table and what you don’t eat. Your registration counts once you’ve confirmed it with the link in the email.',
    join2: 'Meet your team',
    join2Text: 'An email tells you who you cook with, which course and at whose place.',
    join3: 'Get your route',
    join3Text: 'Shortly before the evening, you’ll get a link with addresses, times and phone numbers.',
    join4: 'Eat your way through the city',
    join4Text:
      'Allow half an hour to get from one course to the next. If you’re cooking, leave the course before a little early.',
    question: 'Questions and answers',
    q1: 'Does everyone need a large kitchen?',
    a1: 'No. In each team, one person needs room for six people at a table. We check this when the teams are created.',
    q2: 'What if the numbers don’t add up?',
    a2: 'Anyone left over goes on the waiting list and moves up when a place becomes free. Or you can allow a few tables with more or fewer teams, so no one has to wait.',
    q3: 'Does it work with two courses?',
    a3: 'Yes. Eight people are enough then, and two teams share each table.',
    q4: 'I can’t make it after all. What now?',
    a4: 'Until registration closes, you can cancel your place yourself: the link is in your email and under “My events”. After that, tell the organiser, who can fill your place from the waiting list.',
    q5: 'I’ve lost my link.',
    a5: 'Enter your email address under “My events”, and we’ll send it again.',
    q6: 'Can I choose who I cook with, and what?',
    a6: 'You can name a person and a course. If two people name each other, they’re a team. You’ll get your preferred course if the plan allows.',
  },
  create: {
    title: 'Create a running dinner',
    intro: 'You don’t need an account for either. You’ll get a secret link to manage your event.',
    real: 'Your event',
    realText:
      'Set the date, the courses and the registration. Then confirm your email address, and you’re ready to go.',
    realAction: 'Create event',
    demo: 'Demo',
    demoText:
      'An event with 18 made-up people and your own settings. Only you can see it, and no one else gets an email.',
    demoAction: 'Create demo',
    needTitle: 'Have this ready before you start',
    need1: 'The date and the city',
    need2: 'A start time for each course. Two hours apart works well',
    need3: 'An email address where your guests can reach you',
  },
  news: {
    title: 'News',
    intro: 'What’s new, latest first.',
    registration: 'Guests register themselves',
    registrationText:
      'Events can be listed publicly or shared by link only. Guests register on their own or as two, confirm their address and find everything again under “My events”. Organisers can charge a price and limit the event to certain postcodes.',
    routes: 'Shorter distances',
    routesText:
      'Improve your plan: we look for routes with shorter distances and show them next to yours, and you decide. If a team cancels, we suggest the smallest change.',
    first: 'The first version',
    firstText:
      'Create an event, import guests from a spreadsheet, create teams and routes, and notify everyone by email. Guests see their evening on their phones.',
  },
} satisfies Phrases<typeof german>
