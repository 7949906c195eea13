import { type PostSeed, post } from './post-seed.ts';

export const LATEST_POSTS: readonly PostSeed[] = [
  post(
    'anxiety',
    'Tara Mathew',
    34,
    'The five-four-three thing worked in a lift today',
    `The lift stopped between the fourth and fifth floor and I felt it coming: hands cold, chest tight. I counted five things I could see (buttons, shoes, someone's tiffin, a sticker, my own reflection). By the time I got to sounds we were moving again.

I still walked down the stairs afterwards. But I did not run. Small win, and I wanted to tell someone who would understand why it is one.`,
  ),
  post(
    'support',
    'Anonymous',
    41,
    'First week alone after moving out',
    `I left a home that was not good for me. It is the right thing and it is also very quiet here. I don't know what to cook for one person. I keep laying out two cups.

Not looking for advice really. If you have been here: when did the quiet stop being loud?`,
  ),
  post(
    'selfcare',
    'Dev Malhotra',
    18,
    'My "bad day" shelf',
    `After a rough spring I made one shelf for the days when I can't decide anything: instant poha, a clean T-shirt, a list of three people I may text without explaining, and a playlist with no sad songs.

Used it on Tuesday. It took all the thinking out. What would be on yours?`,
  ),
  post(
    'questions',
    'Nisha Bose',
    9,
    'What do you say in the first five minutes with a new therapist?',
    `I have my first session on Friday, and I keep rehearsing an opening speech in the shower. Do I start with childhood? With last week? Do they ask?

How did your first five minutes go?`,
  ),
  post(
    'mindfulness',
    'Joseph Kurien',
    22,
    'Washing up as meditation, an honest review',
    `Day 1: thought about work the whole time. Day 4: noticed that the water was warm. Day 9: my daughter asked why I was smiling at a spoon.

I can't sit on a cushion to save my life, but it seems I can wash a plate.`,
  ),
  post(
    'stress',
    'Priyanka Shetty',
    27,
    'I told my manager that I was at my limit',
    `I had written it on a note so that I would not say "it's fine" by accident. "I can do two of these three well. Which one can wait?" She looked relieved, to be honest. The third thing turned out not to be urgent at all.

I spent two months being afraid of a conversation of four minutes.`,
  ),
  post(
    'relationships',
    'Arman Siddiqui',
    15,
    'We made a rule: no serious talks after ten at night',
    `My wife and I are kind people until about ten, and then we are two lawyers. So now either of us may say "it's ten", and the topic goes on the fridge for the next day.

Half of what is on the fridge looks silly by breakfast. The other half we talk about with tea. Recommended.`,
  ),
  post(
    'general',
    'Lakshmi Iyer',
    31,
    'A thank-you to the stranger who wrote about grief last month',
    `Someone here wrote that grief is love with nowhere to go, so give it errands. I have been giving mine errands: watering his plants, feeding the street cat that he pretended not to like.

I don't know your name. You helped me through March.`,
  ),
  post(
    'depression',
    'Kabir Anand',
    38,
    'Brushed my teeth, posting it here',
    `I know that it does not sound like much. Some days getting to the sink is a hike. Today I went, I did it, and I opened a window on the way back.

If your today is also that size: I see you. It counts.`,
  ),
  post(
    'therapy',
    'Meher Contractor',
    19,
    'Changing therapists is allowed',
    `I stayed eight months with someone I did not click with, since I did not want to hurt her feelings. When I finally said it, she thanked me and gave me two names. The new one fits.

If it does not feel right after a few sessions, you may say so. It is part of their job to hear it.`,
  ),
  post(
    'anxiety',
    'Rohit Nair',
    12,
    'Exam on Monday, heart already at a run',
    `Engineering finals. I know the material on paper, but when I sit down my mind goes white. The breathing helps for about a minute.

What do you do in the hall itself, when the paper is in front of you and nothing comes?`,
  ),
  post(
    'support',
    'Sunita Pawar',
    25,
    'Caring for my mother, and tired in a way sleep does not fix',
    `She has had dementia for three years. I love her, and some evenings I lock the bathroom door just to be nobody for ten minutes. Then I feel guilty for the ten minutes.

Other carers: how do you rest without feeling like a thief?`,
  ),
  post(
    'selfcare',
    'Anonymous',
    14,
    'Deleted the app at 2 a.m., and the sky did not fall',
    `I compared my life with people on holiday until two every night. So I deleted it. Not forever, I promised myself one week.

On day three I finished a book. I had forgotten that I am someone who reads.`,
  ),
  post(
    'mindfulness',
    'Ananya Ghosh',
    17,
    'The bell at the temple down the road',
    `It rings at six every evening. I have lived here for two years and only now made it my signal: wherever I am, one full breath, in and out. On some days it is the only calm one.

Do you have a bell?`,
  ),
  post(
    'relationships',
    'Fatima Sheikh',
    29,
    'My father said sorry',
    `He is seventy-one and comes from a generation that does not. We were peeling oranges. He said, "I was too hard on you," and passed me a piece.

I said, "I know, Abba." I cried in the car. I just wanted to put it somewhere it would be kept.`,
  ),
  post(
    'stress',
    'Gaurav Kulkarni',
    11,
    'Night shift nurses, how do you come down?',
    `I am home at eight in the morning with my head still in the ward. My body is tired and my mind plays the night again from the start. Blackout curtains are up already.

What is your way of closing the door behind a shift?`,
  ),
  post(
    'questions',
    'Elena Dsouza',
    8,
    'Is it normal to cry in every session?',
    `I'm six sessions in and I have cried in each of them, about different things, sometimes about parking. My therapist says that it is fine. I feel a bit dramatic.

Please tell me I am not the only one who goes through her tissues.`,
  ),
  post(
    'depression',
    'Vikram Sethi',
    33,
    'What my brother did right',
    `When I was at my lowest he did not ask what was wrong. He came over on Sundays, sat on the floor, and sorted his stamps next to me. For eight Sundays. On the ninth I began to talk.

If you love someone who is in it: you don't need the right words. Bring your stamps.`,
  ),
  post(
    'therapy',
    'Anonymous',
    16,
    'Online session from a parked car',
    `There is no privacy at home, so I drive to the edge of the lake and have my session there. The signal is good, and the ducks do not judge. Sharing it in case you thought that it can't be done in a joint family.`,
  ),
  post(
    'general',
    'Harish Menon',
    20,
    'What made you smile this week?',
    `I'll start. A boy at the bus stop was teaching his grandmother to take selfies. She cut off both of their heads every time, and they laughed until the bus left without them.

Your turn. It can be very small.`,
  ),
];
