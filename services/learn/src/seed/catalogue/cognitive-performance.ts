import { audio, type CourseSeed, exercise, RESOURCES, text, video } from '../course-seed.ts';

const category = 'cognitive-performance';

export const COGNITIVE_PERFORMANCE: readonly CourseSeed[] = [
  {
    title: 'Learning How to Learn',
    description:
      'Reading it again feels good and helps little. Learn what does: testing yourself, spacing, mixing, sleeping on it. For students, for parents, and for anyone who learns something new.',
    category,
    level: 'Beginner',
    instructor: 'Dr. Kavya Iyengar',
    prerequisites: ['Something you want to learn'],
    outcomes: [
      'Test yourself instead of rereading',
      'Space your repetitions',
      'Mix topics on purpose',
      'Explain things simply to find the gaps',
      'Use sleep and breaks as part of learning',
      'Make a study week that works',
    ],
    rating: 4.8,
    ratingCount: 564,
    totalEnrollments: 5460,
    modules: [
      {
        title: 'What works',
        description: 'And what only feels like it.',
        lessons: [
          text(
            'Recall beats rereading',
            8,
            'The useful struggle.',
            `When you read a page again it looks familiar, and familiar feels like known. Close the book, and write down what you remember. It is harder, and that is the point: the effort of fetching it is what makes it stay.`,
          ),
          video(
            'Spacing and mixing',
            9,
            'A little, often, in turn.',
            `Three times twenty minutes on three days beat one hour on one. And mixing two topics, though it feels messier, teaches you to choose the right tool. If it feels a bit too hard, you are probably doing it right.`,
          ),
        ],
      },
      {
        title: 'Understand',
        description: 'Not only remember.',
        lessons: [
          exercise(
            'Explain it to a child',
            12,
            'Find the gap.',
            `1. Choose an idea, and explain it aloud in plain words, as if to a ten-year-old.
2. Where you begin to mumble, there is the gap.
3. Go back to the source for just that.
4. Explain again, with an example from your own kitchen.`,
          ),
          text(
            'Hooks for memory',
            7,
            'Pictures, places, stories.',
            `The mind keeps what is strange, near and connected. Turn a date into a picture, a list into a walk through your flat, a rule into a small story. Odd is good. Your own is best.`,
          ),
        ],
      },
      {
        title: 'A study week',
        description: 'With sleep in it.',
        lessons: [
          text(
            'Sleep is a study hour',
            6,
            'The night shift.',
            `While you sleep, the day's learning is sorted and stored. An hour of sleep given up for an hour of cramming is a poor trade. Look at the hard thing shortly before bed, and test yourself in the morning.`,
          ),
          exercise(
            'Plan it',
            10,
            'Seven small sittings.',
            `1. Choose one topic.
2. Plan seven sittings of twenty-five minutes, spread over a week.
3. Each begins with recall of the last one, then something new.
4. On the seventh day, teach it to someone.`,
            [RESOURCES.forum],
          ),
        ],
      },
    ],
  },
  {
    title: 'Attention in a Noisy World',
    description:
      'Attention can be trained like a muscle and protected like a garden. Understand what scatters it, calm your surroundings, and practise staying with one thing.',
    category,
    level: 'Beginner',
    prerequisites: ['None. If attention has been hard since childhood, a professional can help you find out why'],
    outcomes: [
      'Know what task switching costs',
      'Catch the itch to switch',
      'Clear your digital surroundings',
      'Train focus in short rounds',
      'Read a long text again with pleasure',
    ],
    rating: 4.6,
    ratingCount: 297,
    totalEnrollments: 2890,
    modules: [
      {
        title: 'What scatters us',
        description: 'Outside and inside.',
        lessons: [
          text(
            'The price of switching',
            7,
            'A part of you stays behind.',
            `After each switch, part of your mind is still with the last thing. Ten switches an hour, and you are never quite anywhere. Half of the interruptions come from ourselves: a little boredom, a little fear, and the hand is already moving.`,
          ),
          exercise(
            'Count the itch',
            9,
            'Thirty minutes with a pencil.',
            `Work for thirty minutes on one thing. Each time you feel the itch to check something, make a mark and stay. Don't fight it. At the end count the marks. Do it again tomorrow; the number nearly always falls.`,
          ),
        ],
      },
      {
        title: 'A quieter place',
        description: 'Design once, gain daily.',
        lessons: [
          video(
            'The desk and the device',
            8,
            'Out of sight, out of mind.',
            `A phone on the table takes attention even when it is silent. Put it where you have to stand up. One window, one tab. Headphones as a sign. Paper for stray thoughts: write it down, and come back.`,
          ),
          text(
            'Kind notifications',
            7,
            'People, not programmes.',
            `Let people reach you, and let programmes wait. Turn off everything a machine sends. Check the rest three times a day, at hours of your choosing. Tell those who need you how to reach you at once.`,
          ),
        ],
      },
      {
        title: 'Training',
        description: 'Short rounds, every day.',
        lessons: [
          audio(
            'One candle',
            10,
            'Staying with one thing.',
            `Choose an object: a candle, a cup, a leaf. Look at it for one minute. When your eyes or thoughts leave, bring them back, without a sigh. Close your eyes and see it inwardly. Open them again. Five rounds.`,
          ),
          exercise(
            'Reading again',
            15,
            'Twenty pages on paper.',
            `Take a real book. Phone in another room. Read until the first itch, note the page, and read five more. Each day two pages further. After two weeks you will remember what it is like to be inside a book.`,
            [RESOURCES.neha],
          ),
        ],
      },
    ],
  },
  {
    title: 'Thinking Clearly Under Stress',
    description:
      'Stress narrows the view just when you need it wide. Learn to notice the tunnel, use checklists and pauses, make decisions you can stand by, and review them fairly afterwards.',
    category,
    level: 'Intermediate',
    instructor: 'Dr. Sameer Bhonsle',
    prerequisites: ['None'],
    outcomes: [
      'Recognise tunnel vision in yourself',
      'Widen your view in sixty seconds',
      'Use a checklist where memory fails',
      'Decide with a few good questions',
      'Separate the quality of a decision from its outcome',
    ],
    rating: 4.7,
    ratingCount: 201,
    totalEnrollments: 1880,
    modules: [
      {
        title: 'The tunnel',
        description: 'What stress does to thinking.',
        lessons: [
          text(
            'Narrow and fast',
            8,
            'Useful for tigers.',
            `Under stress we see less, choose sooner, and hold on to the first idea. It helps when you must jump aside. It harms when you must write to your landlord. Your signs may be a quick voice, shallow breath, or the sentence "there is no other way". There nearly always is.`,
          ),
          audio(
            'Sixty seconds wider',
            7,
            'A pause for the hottest moment.',
            `Breathe out until nothing is left. Look to the far left, without moving your head, then the far right. Feel both feet. Ask: what do I know? What am I assuming? Who could see it differently? Now you may act.`,
          ),
        ],
      },
      {
        title: 'Tools',
        description: 'For a tired mind.',
        lessons: [
          video(
            'In praise of checklists',
            8,
            'Humble and strong.',
            `Pilots and surgeons use them, not because they are forgetful, but because everybody is, on a bad day. Write your own for what repeats: leaving for a journey, a hard call, a panic at night. Five to nine points, tested once when calm.`,
          ),
          exercise(
            'Your storm card',
            12,
            'For your wallet.',
            `Write on a card:

1. My first sign is…
2. I stop, and breathe out five times.
3. I don't send, sign or buy anything for an hour.
4. I call ___, or ___.
5. It has passed every time so far.`,
          ),
        ],
      },
      {
        title: 'Deciding',
        description: 'And living with it.',
        lessons: [
          text(
            'Four questions before a choice',
            8,
            'Ten minutes on paper.',
            `- What are my options, and is there a third?
- What would I advise a friend?
- How will I see it in ten days, ten months, ten years?
- If it goes wrong, what will have been the reason?

Can it be undone? Then decide quickly. Can it not? Then sleep on it.`,
          ),
          exercise(
            'A decision diary',
            10,
            'Learn from your own mind.',
            `Before the outcome is known, write: what I decide, why, what I expect, how I feel. Read it in three months. A good decision can end badly, and a bad one well. Judge how you decided, not only how it fell.`,
            [RESOURCES.help],
          ),
        ],
      },
    ],
  },
  {
    title: 'Mental Stamina: Think Well for a Lifetime',
    description:
      'Movement, sleep, food, company and challenge are what a mind lives on. An advanced course that turns what is known about lasting mental fitness into a personal plan for a year.',
    category,
    level: 'Advanced',
    prerequisites: [
      'A basic habit of planning your week',
      'Talk to your doctor before you change medication or take up hard exercise',
    ],
    outcomes: [
      'Know the five foundations of a fit mind',
      'Balance load and recovery over a week',
      'Choose challenges that keep you growing',
      'Treat company as a need, not a luxury',
      'Write a one-page plan for a year',
      'Notice changes that need a doctor',
    ],
    rating: 4.8,
    ratingCount: 109,
    totalEnrollments: 945,
    modules: [
      {
        title: 'Foundations',
        description: 'Five that carry the rest.',
        lessons: [
          text(
            'Move, sleep, eat, meet, learn',
            10,
            'No gadget required.',
            `Nothing you can buy for your mind does as much as these five, and each makes the others easier. A brisk half hour most days. A steady hour of rising. Plenty of plants. Someone who knows how you are. Something you cannot do yet. Begin with the weakest of the five; that is where most is to be gained.`,
          ),
          exercise(
            'Your baseline',
            12,
            'An honest start.',
            `Score each of the five from 1 to 10, as they were last month. For the lowest, write what one point higher would look like. Just one. What is the first visible sign that you are there?`,
          ),
        ],
      },
      {
        title: 'Load and recovery',
        description: 'Stamina grows in the pauses.',
        lessons: [
          video(
            'Like an athlete',
            10,
            'Stress plus rest is growth.',
            `Load without rest wears you down; rest without load makes you dull. Plan hard days and easy days, as runners do. After two demanding days comes a lighter one, in the calendar, in ink.`,
          ),
          audio(
            'Deep rest without sleep',
            20,
            'A lying practice for the afternoon.',
            `Lie on your back, arms a little away from your sides. Set a wish for this rest. Let your attention travel: right thumb, first finger, palm, wrist… When the whole body has been visited, feel it all at once, heavy, then light. Stay. Come back slowly.`,
          ),
        ],
      },
      {
        title: 'Growing',
        description: 'Challenge and company.',
        lessons: [
          text(
            'The good kind of hard',
            8,
            'New, real, with others.',
            `Puzzles make you better at puzzles. What keeps a mind growing is new, asks something of the whole of you, and is done with others: a language and a place to speak it, an instrument and a choir, a craft and a neighbour to teach.`,
          ),
          text(
            'When to see a doctor',
            7,
            'Tired is not the same as ill.',
            `Everyone forgets names. See a doctor when you get lost in known places, when others notice changes before you do, when low mood or sleeplessness last for more than two weeks, or when something simply feels wrong. Early is easier.`,
            [RESOURCES.doctors],
          ),
        ],
      },
      {
        title: 'A year',
        description: 'On one page.',
        lessons: [
          exercise(
            'The one-page plan',
            18,
            'Four seasons.',
            `1. One foundation for each season.
2. One challenge for the year, with someone in it.
3. One habit that I will end.
4. A date, every three months, on which I look at this page.
5. Someone to whom I show it today.`,
            [RESOURCES.forum],
          ),
        ],
      },
    ],
  },
];
