import { audio, type CourseSeed, exercise, RESOURCES, text, video } from '../course-seed.ts';

const category = 'self-discipline';

export const SELF_DISCIPLINE: readonly CourseSeed[] = [
  {
    title: 'Tiny Habits, Lasting Change',
    description:
      'Motivation comes and goes; small things stay. Design habits so small that you cannot fail, fasten them to your day, and let them grow by themselves.',
    category,
    level: 'Beginner',
    prerequisites: ['None'],
    outcomes: [
      'Shrink any habit to two minutes',
      'Fasten it to something you do already',
      'Shape your surroundings so that the good thing is easy',
      'Celebrate in a way that makes it stick',
      'Come back after a break without drama',
      'Let one habit pull the next',
    ],
    rating: 4.8,
    ratingCount: 611,
    totalEnrollments: 5890,
    modules: [
      {
        title: 'Small on purpose',
        description: 'Two minutes are enough.',
        lessons: [
          text(
            'Why small wins',
            7,
            'Willpower is weather.',
            `A habit should survive your worst day. Ten push-ups won't; one will. On good days you will do more by yourself, but the habit is the one. What you train is not the muscle; it is being somebody who begins.`,
          ),
          exercise(
            'Shrink it',
            8,
            'From wish to two minutes.',
            `1. Write down a wish: read more, move more, call my mother.
2. What is its two-minute version? One page. Shoes on. One message.
3. Is it so small that it feels silly? Good.
4. Write: after I ___, I will ___.`,
          ),
        ],
      },
      {
        title: 'Make it easy',
        description: 'Design beats discipline.',
        lessons: [
          video(
            'Your room decides',
            9,
            'Friction, up and down.',
            `The book on your pillow gets read. The phone in the kitchen does not get scrolled at midnight. For each habit, take away one step; for each bad one, add two. You do this once, on a strong day, and it serves you on the weak ones.`,
          ),
          text(
            'Celebrate at once',
            6,
            'Feelings build habits.',
            `The brain repeats what feels good right away. So after your tiny habit, give yourself a sign: a nod, a smile, a quiet "there". It feels odd for three days. Then it is what makes you come back.`,
          ),
        ],
      },
      {
        title: 'When you slip',
        description: 'And you will.',
        lessons: [
          text(
            'Never twice',
            6,
            'The only rule you need.',
            `Missing once is life; missing twice is the start of another habit. So plan for it now: if I miss a day, then the next day I do the smallest version, before noon, and I don't talk about it. No making up, no guilt.`,
          ),
          audio(
            'Beginning again',
            7,
            'A practice for the day after.',
            `Sit down. Think of the thing you let slip. Notice the voice that makes a story of it: you never keep anything up. Breathe out. The story is old, and this day is new. Choose the smallest next step, and do it before you stand up if you can.`,
            [RESOURCES.forum],
          ),
        ],
      },
    ],
  },
  {
    title: 'Ending Procrastination Kindly',
    description:
      'Procrastination is rarely laziness; it is a way of escaping a feeling. Find out which one, make the start easier, and work in a rhythm that does not need panic as fuel.',
    category,
    level: 'Beginner',
    instructor: 'Nikhil Varghese',
    prerequisites: ['Something you are putting off while you read this'],
    outcomes: [
      'See the feeling that you are avoiding',
      'Start within five minutes',
      'Break a fog of a task into steps',
      'Use deadlines without panic',
      'Forgive yesterday, so that today can begin',
    ],
    rating: 4.7,
    ratingCount: 478,
    totalEnrollments: 4630,
    modules: [
      {
        title: 'What you really avoid',
        description: 'A feeling, not a task.',
        lessons: [
          text(
            'Bored, afraid, unsure, angry',
            8,
            'Four doors out of a task.',
            `We do not avoid the tax form; we avoid feeling stupid. Ask: when I think of starting, what do I feel? Bored asks for a game or company. Afraid asks for a smaller piece. Unsure asks for one question to one person. Angry asks whether you should do it at all.`,
          ),
          exercise(
            'Name three',
            8,
            'Your own list.',
            `1. Write down three things that you put off.
2. Beside each: the feeling at the thought of starting.
3. Beside that: what the feeling asks for.
4. Choose the one with the easiest answer, and do it now.`,
          ),
        ],
      },
      {
        title: 'The five-minute door',
        description: 'Start badly, start now.',
        lessons: [
          video(
            'Only the first five',
            8,
            'And then you may stop.',
            `Set a timer for five minutes, and promise that you may stop when it rings. Open the file. Write one bad sentence. Most of the pain lies before the start; once inside, the room is usually warmer than it looked. And if you stop after five minutes, you have still opened it.`,
          ),
          text(
            'Fog into steps',
            7,
            'What would a stranger do first?',
            `"Find a flat" cannot be done; it is a cloud. "Write to two friends and ask what they pay" can. A step has a verb, an object, and fits into one sitting. If you still avoid it, it is not yet small enough.`,
          ),
        ],
      },
      {
        title: 'A calmer rhythm',
        description: 'Without the panic engine.',
        lessons: [
          text(
            'Borrowed deadlines',
            7,
            'Company as a method.',
            `Tell someone: I will send you the first page at five. Or sit together in silence, each with their own work, for forty minutes. A friendly witness does what panic did, without the price.`,
          ),
          audio(
            'Forgiving yesterday',
            8,
            'Clearing the desk inside.',
            `People who forgive themselves for putting something off do it less the next time. So: breathe. Think of the wasted evening. You were tired, or frightened, and you looked for relief. It was human. It is over. What is the next five minutes for?`,
            [RESOURCES.neha],
          ),
        ],
      },
    ],
  },
  {
    title: 'Urges, Screens and Self-Control',
    description:
      'Between urge and action there is a moment. Learn to find it, surf the urge until it falls, and build a life with screens, sweets and spending that you would choose again.',
    category,
    level: 'Intermediate',
    prerequisites: [
      'One habit that you would like to loosen',
      'For alcohol or drugs, please seek medical help as well: stopping suddenly can be dangerous',
    ],
    outcomes: [
      'Describe the loop of cue, urge and reward',
      'Surf an urge for ten minutes',
      'Replace rather than forbid',
      'Design a calmer phone',
      'Handle a slip without a landslide',
      'Know when to ask for medical help',
    ],
    rating: 4.6,
    ratingCount: 263,
    totalEnrollments: 2510,
    modules: [
      {
        title: 'The loop',
        description: 'Cue, urge, act, reward.',
        lessons: [
          text(
            'What is it giving you?',
            8,
            'Every habit pays.',
            `Scrolling pays in numbness, sweets in comfort, shopping in hope. Do not begin by forbidding; begin by asking what you get. Then look for another way to get it, which costs less tomorrow.`,
          ),
          exercise(
            'Track one loop',
            10,
            'Three days with a pencil.',
            `Each time, write: the hour, where, with whom, the feeling before, what you did, the feeling ten minutes after. No judging. After three days, circle the cue that comes most often. That is where you will work.`,
          ),
        ],
      },
      {
        title: 'Surfing',
        description: 'Urges are waves.',
        lessons: [
          audio(
            'Ten minutes on the board',
            11,
            'Staying until it falls.',
            `An urge rises, crests and falls, like every wave, usually within minutes. Feel where it is in your body: mouth, hands, chest. Describe it: hot, pulling, restless. Breathe with it. You need not fight and you need not obey. Watch it get smaller.`,
          ),
          video(
            'If, then',
            8,
            'Decide beforehand.',
            `"If I reach for the phone in bed, then I put it in the hall and take three breaths." A plan in this form works since it needs no decision at the weak moment. Make it concrete. Say it aloud twice.`,
          ),
        ],
      },
      {
        title: 'A life you would choose',
        description: 'Replace, redesign, repair.',
        lessons: [
          exercise(
            'A calmer phone',
            12,
            'Half an hour, once.',
            `1. Turn off every notice that is not from a person.
2. Move the three hungriest apps to the last page, or delete them.
3. Grey screen after nine.
4. A charger outside the bedroom.
5. Put something good where the phone used to lie.`,
          ),
          text(
            'A slip is data',
            7,
            'No landslide.',
            `"Now it doesn't matter any more" is the most expensive sentence of all. One slip is a spoonful; the landslide is the rest of the pot. Ask what it showed you: tired, alone, unprepared? Adjust one thing. Go on at the next meal, the next hour.`,
            [RESOURCES.doctors, RESOURCES.help],
          ),
        ],
      },
    ],
  },
  {
    title: 'Living by Your Values',
    description:
      'Goals end; values are directions. Find out what truly matters to you, notice where your days point elsewhere, and make commitments that hold when motivation is gone.',
    category,
    level: 'Advanced',
    instructor: 'Dr. Sameer Bhonsle',
    prerequisites: ['Some quiet, and readiness to be honest with yourself'],
    outcomes: [
      'Tell values from goals and from expectations',
      'Put your five core values into words',
      'Compare them with your calendar',
      'Make commitments for hard days',
      'Choose when two values collide',
    ],
    rating: 4.8,
    ratingCount: 143,
    totalEnrollments: 1180,
    modules: [
      {
        title: 'Directions',
        description: 'Not a finish line.',
        lessons: [
          text(
            'A compass, not a target',
            8,
            'West is never reached.',
            `You can finish a degree; you cannot finish being curious. Goals lie on the road, values are its direction. The good news: you can act on a value today, at any size, whatever has become of your goals.`,
          ),
          exercise(
            'Eighty candles',
            14,
            'A speech about you.',
            `Imagine your eightieth birthday. Three people speak: one from home, one from work, one from the street where you live.

1. Write down what you hope each would say.
2. Underline the verbs.
3. Which five words keep coming back?`,
          ),
        ],
      },
      {
        title: 'The calendar test',
        description: 'Where do your hours point?',
        lessons: [
          exercise(
            'Seven days, five colours',
            12,
            'An honest picture.',
            `Give each value a colour. Go through last week's calendar, and paint each hour that served one. Do not argue with what stays white; some of it is rest. Which colour is missing? Where could it get one hour?`,
          ),
          text(
            'Whose value is it?',
            8,
            'Inherited, borrowed, chosen.',
            `Some values were handed to us: be modest, be first, never be a burden. Hold each up to the light. Whose voice says it? What has it given, what has it cost? You may keep it, change it, or hand it back with thanks.`,
          ),
        ],
      },
      {
        title: 'Commitment',
        description: 'On the days without wind.',
        lessons: [
          video(
            'Willing, not wanting',
            9,
            'Feelings may come along.',
            `You need not feel brave in order to do a brave thing. Say: I take this nervousness along, and go. Feelings sit in the back of the car; they may sing and complain. The wheel is yours.`,
          ),
          audio(
            'When two values meet',
            11,
            'A practice for hard choices.',
            `Put the two values into your two hands: the job abroad, the parents at home. Feel the weight of each. Say what you love in the left hand, then in the right. Don't decide yet. Breathe. Ask: which choice could I explain with a quiet voice, ten years from now?`,
            [RESOURCES.neha],
          ),
        ],
      },
    ],
  },
];
