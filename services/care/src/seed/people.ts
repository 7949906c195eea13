import type { LANGUAGES } from '@serein/contracts/care';

type Language = (typeof LANGUAGES)[number];
export type Gender = 'female' | 'male';

/** Invented people: common first names, ten for each of the twelve cities. */
export const FIRST_NAMES: Readonly<Record<Gender, readonly string[]>> = {
  female: (
    'Aparna Lakshmi Nandini Revathi Shreya Madhavi Tara Ishita Kavya Neelima Sunita Padma Ritika Sudha Gauri ' +
    'Manjari Deepa Anjali Vasudha Charu Hema Leela Pallavi Rukmini Swati Urmila Yamini Bhavana Damini Esha Farah ' +
    'Gitanjali Harini Indira Jyothi Kamala Lalita Mrinal Noor Oviya Priya Radhika Sarita Tanvi Uma Vaidehi Wafa ' +
    'Zoya Amrita Chitra Divya Ela Geetha Ira Janaki Keya Mitali Nalini Pooja Roshni'
  ).split(' '),
  male: (
    'Arjun Madhav Vikram Sanjay Rahul Kabir Nikhil Harish Gopal Aditya Suresh Pranav Rohan Dinesh Farhan Karthik ' +
    'Mohan Naveen Omkar Prakash Rajeev Siddharth Tarun Uday Varun Yash Zubin Abhay Bharat Chetan Devendra Eshan ' +
    'Girish Hemant Imran Jayant Keshav Lokesh Manoj Nitin Pavan Raghav Samir Tejas Umesh Vinay Waseem Yogesh Ajay ' +
    'Balaji Dhruv Gautam Ishaan Jatin Krishnan Mihir Neel Parth Ranjit Shyam'
  ).split(' '),
};

export const SURNAMES: Readonly<Partial<Record<Language, readonly [string, ...string[]]>>> = {
  Malayalam: ['Nambiar', 'Kurian', 'Warrier', 'Thomas', 'Pillai', 'Cherian', 'Marar', 'Panicker', 'Varghese', 'Kaimal'],
  Tamil: [
    'Subramanian',
    'Raghunathan',
    'Natarajan',
    'Selvaraj',
    'Venkataraman',
    'Chandrasekar',
    'Murugan',
    'Ranganathan',
  ],
  English: ['Hegde', 'Shenoy', 'Gowda', 'Kamath', 'Belliappa', 'Rao', 'Bhat', 'Prabhu', 'Pinto', 'Deshpande'],
  Telugu: ['Reddy', 'Kandula', 'Vemuri', 'Chalasani', 'Yerramilli', 'Goud', 'Tummala', 'Kolluri'],
  Marathi: ['Kulkarni', 'Joshi', 'Gokhale', 'Sathe', 'Patwardhan', 'Bhave', 'Karnik', 'Shinde', 'Ranade', 'Irani'],
  Hindi: ['Mathur', 'Saxena', 'Bhargava', 'Khanna', 'Mehrotra', 'Rathore', 'Tandon', 'Srivastava', 'Desai', 'Qureshi'],
  Bengali: ['Mukherjee', 'Sengupta', 'Bose', 'Chakraborty', 'Ghoshal', 'Dutta', 'Lahiri', 'Bagchi'],
};

export const REVIEWERS: readonly [string, ...string[]] = [
  'Nisha',
  'Arun K',
  'Fatima',
  'Joel',
  'Sneha P',
  'Vivek',
  'Ananya',
  'Rhea',
  'Suraj',
  'Malini',
  'Tenzin',
  'Devika',
  'Irfan',
  'Kiran',
  'Meher',
  'Ashwin',
  'Lata',
  'Gurpreet',
  'Sahana',
  'Abhinav',
  'Ruhi',
  'Jerome',
  'Bhavya',
  'Pranati',
  'Omar',
  'Shalini',
  'Rakesh',
  'Tanya',
  'Nikita',
  'Hari',
  'Zara',
  'Mathew',
  'Ishan',
  'Sana',
  'Vikas',
  'Parul',
];
